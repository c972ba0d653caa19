/** How long requests took, by the pattern of what answered and the class of its status. */
import { Durations, type Series } from '../watch/durations.ts'

const classes = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** Most routes with series of their own. All of them are names of the program; the bound guards against a mistake. */
const maxRoutes = 1500

export class RequestDurations {
  readonly metric = new Durations({
    name: 'mall_request_seconds',
    help: 'time from a request to the end of its answer, by what answered and the class of its status',
  })
  readonly #routes = new Map<string, (Series | undefined)[]>()

  observe(route: string, status: number, seconds: number): void {
    let series = this.#routes.get(route)
    if (!series) {
      if (this.#routes.size >= maxRoutes && route !== 'other') return this.observe('other', status, seconds)
      this.#routes.set(route, (series = []))
    }
    const index = status >= 100 && status < 600 ? Math.trunc(status / 100) : 0
    const one = (series[index] ??= this.metric.series({ route, status: classes[index] ?? 'other' }))
    one.observe(seconds)
  }
}
