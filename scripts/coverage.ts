import { findTaggedTests, reportOf } from '../tests/support/coverage/coverage.ts'
import { readSpecification } from '../tests/support/coverage/specification.ts'

const lines = reportOf(readSpecification(), findTaggedTests())
process.stdout.write(`${lines.join('\n')}\n`)
