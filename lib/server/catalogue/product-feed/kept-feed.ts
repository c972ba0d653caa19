import 'server-only'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { daySeconds } from '@/lib/domain/time/china'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import { tag } from '@/lib/web/cache-tags'
import { writeFeed } from './write-feed'

/** Seconds after which it is written anew, as a shard of the sitemap: nothing reports that a schedule has begun. */
const life = daySeconds
/** Seconds between two writes while products change. */
const pause = 60
/** Seconds for which a feed without the latest changes is sent while the next one is written. */
const grace = 600

const ofLists: ReadonlySet<string> = new Set([tag.goodsLists(), tag.categories(), tag.shops(), tag.site()])
const isOfFeed = (dropped: string) => dropped.startsWith('goods:') || ofLists.has(dropped)

interface Kept {
  /** Of the changes that it contains. */
  version: number
  /** Epoch seconds. */
  written: number
  /** The name of its file. */
  name: string
  hash: string
}

/** A feed that may be sent. */
interface OpenFeed {
  /** A hash of its content. */
  hash: string
  /** Compressed with gzip; the reader closes it. */
  file: FileHandle
  size: number
}

/**
 * The product feed as a file, which requests after changes write anew (ADR 0121). It is as long as the mall has
 * products, so it is in memory at no time.
 */
export class KeptFeed {
  readonly #folder: string
  /** Counts changes of products. */
  #version = 0
  #kept: Kept | null = null
  #writing: Promise<Kept> | null = null

  /** @param dataDir the folder of the mall */
  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'feed')
  }

  /** To be told of all cache tags that are dropped. */
  drop(tags: readonly string[]): void {
    if (tags.some(isOfFeed)) this.#version++
  }

  /**
   * The feed as it was at most ten minutes ago. While products change it is written at most once a minute, and nobody
   * waits for it but those who ask for the first time in ten minutes.
   */
  async open(mall: Mall): Promise<OpenFeed> {
    for (;;) {
      const kept = this.#kept
      const age = kept ? mall.now() - kept.written : Infinity
      const isChanged = !kept || kept.version < this.#version
      if (!kept || age >= life || (isChanged && age >= grace)) {
        await this.#write(mall)
        continue
      }
      if (isChanged && age >= pause)
        this.#write(mall).catch((error: unknown) =>
          log.error({ err: error }, 'the product feed was not written'),
        )
      const file = await open(join(this.#folder, kept.name)).catch(() => null)
      if (file) return { hash: kept.hash, file, size: (await file.stat()).size }
      // A newer one has replaced it, or the folder was emptied.
      if (this.#kept === kept) this.#kept = null
    }
  }

  /** One at a time. */
  #write(mall: Mall): Promise<Kept> {
    this.#writing ??= this.#writeFile(mall, this.#version).finally(() => (this.#writing = null))
    return this.#writing
  }

  async #writeFile(mall: Mall, version: number): Promise<Kept> {
    await createPrivateFolder(this.#folder)
    const written = mall.now()
    const temporary = join(this.#folder, `${process.pid}.tmp`)
    const digest = createHash('sha1')
    const parts = async function* () {
      for await (const part of writeFeed(mall)) {
        digest.update(part)
        yield Buffer.from(part)
      }
    }
    try {
      await pipeline(Readable.from(parts()), createGzip(), createWriteStream(temporary, { mode: 0o600 }))
      const hash = digest.digest('base64url').slice(0, 16)
      const name = `products-${hash}.xml.gz`
      await rename(temporary, join(this.#folder, name))
      this.#kept = { version, written, name, hash }
      await this.#removeOthers(name)
      return this.#kept
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  async #removeOthers(name: string): Promise<void> {
    for (const other of await readdir(this.#folder))
      if (other !== name && other.startsWith('products-'))
        await rm(join(this.#folder, other), { force: true })
  }
}
