import { setFlagsFromString } from 'node:v8'

// Node can wait for ever as it exits: for a background compilation that waits for a garbage collection by the main
// thread. It met one command in a hundred on a busy machine. Without that compilation it does not happen.
setFlagsFromString('--no-concurrent-sparkplug')
