import 'server-only'
import { partBytes } from '@/lib/domain/task/task-file'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import type { Mall } from '@/lib/server/ground/mall'

/** Files of exports in the storage, in parts, so that none is in memory as a whole. */

interface StoredParts {
  attempt: string
  parts: number
}

/** No address leads to it: the storage serves pictures by the hash of their content only. */
const keyOf = (attempt: string, index: number) => `exports/${attempt}-${index}`

/** Collects bytes into parts. @param beforePart is called with the number of parts before each is stored */
export class PartWriter {
  readonly #mall: Mall
  readonly #attempt: string
  readonly #beforePart: (parts: number) => Promise<void>
  #waiting: Uint8Array[] = []
  #waitingBytes = 0
  #parts = 0
  bytes = 0

  constructor(mall: Mall, attempt: string, beforePart: (parts: number) => Promise<void>) {
    this.#mall = mall
    this.#attempt = attempt
    this.#beforePart = beforePart
  }

  /** What was stored so far. */
  get stored(): StoredParts {
    return { attempt: this.#attempt, parts: this.#parts }
  }

  async add(bytes: Uint8Array): Promise<void> {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    this.bytes += bytes.length
    if (this.#waitingBytes >= partBytes) await this.end()
  }

  /** Stores what is waiting. */
  async end(): Promise<void> {
    if (this.#waitingBytes === 0) return
    const part = new Uint8Array(Buffer.concat(this.#waiting))
    this.#waiting = []
    this.#waitingBytes = 0
    await this.#beforePart(this.#parts + 1)
    await storageOf(this.#mall).put(keyOf(this.#attempt, this.#parts), part, 'application/octet-stream')
    this.#parts++
  }
}

/** The bytes of a stored file. It ends as a broken download where a part is missing. */
export async function* readParts(mall: Mall, { attempt, parts }: StoredParts): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < parts; index++) {
    const part = await storageOf(mall).get(keyOf(attempt, index))
    if (!part) throw new Error(`part ${index} of the export ${attempt} is missing`)
    yield part
  }
}

export async function removeParts(mall: Mall, { attempt, parts }: StoredParts): Promise<void> {
  for (let index = 0; index < parts; index++) await storageOf(mall).remove(keyOf(attempt, index))
}
