/** Sends spans to a collector, in batches beside the work. What the collector does not take is lost, and counted. */
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { hostname } from 'node:os'
import { exportBody, type Span } from './span.ts'

/** Most spans that wait; further ones are lost. */
const maxWaiting = 2048
/** Most spans of one request to the collector. */
const maxBatch = 512
/** Milliseconds between two batches, after a failure, and that a collector may take. */
const interval = 1000
const pauseAfterFailure = 10_000
const patience = 3000

type TraceSettings = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without a trailing slash */
  endpoint: string
  /** OTEL_TRACES_SAMPLER_ARG: the part of requests that are traced when their proxy does not say */
  ratio: number
}

export class Tracer {
  readonly #url: URL
  readonly #ratio: number
  readonly #resource: Readonly<Record<string, string>>
  #waiting: Span[] = []
  #timer: NodeJS.Timeout | undefined
  #isSending = false
  #pausedUntil = 0
  /** Spans that a collector took, and those that none did. */
  readonly counts = { sent: 0, lost: 0 }

  /** @param thread its name is part of the resource */
  constructor({ endpoint, ratio }: TraceSettings, thread: string) {
    this.#url = new URL(`${endpoint}/v1/traces`)
    this.#ratio = ratio
    this.#resource = {
      'service.name': 'huanxin-mall',
      'service.instance.id': `${hostname()}-${process.pid}`,
      'thread.name': thread,
    }
  }

  /** Whether a request whose proxy does not say is traced. */
  samples(): boolean {
    return Math.random() < this.#ratio
  }

  add(span: Span): void {
    if (this.#waiting.length >= maxWaiting) {
      this.counts.lost++
      return
    }
    this.#waiting.push(span)
    this.#timer ??= setTimeout(() => void this.flush(), interval).unref()
  }

  /** Sends what waits, unless a batch is under way. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isSending) return
    this.#isSending = true
    try {
      while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, maxBatch))
    } finally {
      this.#isSending = false
    }
  }

  async #send(batch: readonly Span[]): Promise<void> {
    const isPaused = performance.now() < this.#pausedUntil
    if (!isPaused && (await this.#post(exportBody(batch, this.#resource)))) {
      this.counts.sent += batch.length
      return
    }
    if (!isPaused) this.#pausedUntil = performance.now() + pauseAfterFailure
    this.counts.lost += batch.length
  }

  /** @returns whether the collector took it */
  #post(body: string): Promise<boolean> {
    const send = this.#url.protocol === 'https:' ? sendHttps : sendHttp
    return new Promise((resolve) => {
      const sent = send(
        this.#url,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(patience),
        },
        (answer) => {
          answer.resume()
          const { statusCode = 500 } = answer
          resolve(statusCode >= 200 && statusCode < 300)
        },
      )
      sent.on('error', () => resolve(false))
      sent.end(body)
    })
  }
}
