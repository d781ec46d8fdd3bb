import { data, type LoaderFunctionArgs } from 'react-router'
import { PageHead } from '../platform/head.tsx'
import { pageRequest } from '../platform/request-context.ts'
import { ButtonSamples, FieldSamples, LayerSamples, SignSamples } from './samples.tsx'
import { TableSample, ToolbarSample } from './table-sample.tsx'

export const handle = { utilities: 'all' }

/** For developers: missing from a shop in production. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(pageRequest).shop.isDemonstration)
    throw data(null, { status: 404, statusText: 'Not Found' })
  return null
}

const title = 'Parts of the pages'

/** Every shared component, in the reader's colour scheme. */
export default function UiRoute() {
  return (
    <div className="wrap py-8" lang="en">
      <PageHead title={title} description={title} indexed={false} />
      <h1 className="text-h1-narrow md:text-h1">{title}</h1>
      <p className="mt-3 max-w-[60ch] text-ink-2">
        What is drawn on more than one page is a part of <code>web/ui</code> and stands here once. Switch the
        colour scheme of the browser to see the other one.
      </p>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6">
        <ButtonSamples />
        <SignSamples />
        <FieldSamples />
        <ToolbarSample />
        <TableSample />
        <LayerSamples />
      </div>
    </div>
  )
}
