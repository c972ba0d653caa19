/** The console of the process, where Next writes what failed while it rendered. */
import { faultOf, RepeatedLines } from '../web/repeated-lines.ts'

/**
 * Warnings and errors of one kind are written once a second, the latest with the number of those left out.
 *
 * @param requestOf the id of the request for which something is written
 */
export function limitConsole(requestOf: () => string | undefined = () => undefined): void {
  const lines = new RepeatedLines()
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      const request = requestOf()
      const marks = request === undefined ? [] : [`(request: ${request})`]
      lines.offer(`${level} ${values.map(kindOf).join(' ')}`, (suppressed) => {
        if (suppressed) write(...values, ...marks, `(suppressed: ${suppressed})`)
        else write(...values, ...marks)
      })
    }
  }
}

/** Texts that differ in numbers only are one kind. */
const kindOf = (value: unknown): string =>
  value instanceof Error ? faultOf(value) : String(value).slice(0, 200).replaceAll(/\d+/g, '0')
