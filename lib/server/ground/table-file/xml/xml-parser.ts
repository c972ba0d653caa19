import 'server-only'
import { SaxesParser } from 'saxes'
import { MallError } from '@/lib/domain/errors'
import { damagedFile } from '../refusals'
import type { TextEncoding } from '../table-shape'
import { WorkSlices } from '../work-slices'

/** Names without their prefixes: `x:row` is `row`; `written` has them. */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>, written: string): void
  close?(name: string): void
  /** Text, with its entities resolved. */
  text?(text: string): void
}

/** Larger than the longest cell in entities. Text, attributes and comments are in memory until they end. */
const longestToken = 2_000_000
/** Documents of workbooks have up to ten levels. */
const deepestLevel = 64

/**
 * Parses a document in pieces. Throws MallError when it is not well-formed. Document types are refused, so there are no
 * entities besides those of XML.
 */
export class XmlParser {
  readonly #parser = new SaxesParser({ xmlns: false, position: false })
  readonly #decoder
  #level = 0
  #sinceTag = 0

  constructor(handlers: XmlHandlers, encoding: TextEncoding = 'utf-8') {
    this.#decoder = new TextDecoder(encoding, { fatal: true })
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#sinceTag = 0
      if (++this.#level > deepestLevel) throw damagedFile()
      handlers.open?.(localName(name), attributes, name)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#sinceTag = 0
      this.#level--
      handlers.close?.(localName(name))
    })
    const { text } = handlers
    if (text) {
      this.#parser.on('text', text)
      this.#parser.on('cdata', text)
    }
    this.#parser.on('doctype', refuse)
    this.#parser.on('error', refuse)
  }

  write(bytes: Uint8Array): void {
    this.#guarded(() => {
      this.#writeText(this.#decoder.decode(bytes, { stream: true }))
    })
  }

  end(): void {
    this.#guarded(() => {
      this.#writeText(this.#decoder.decode())
      this.#parser.close()
    })
  }

  #writeText(text: string): void {
    this.#sinceTag += text.length
    this.#parser.write(text)
    if (this.#sinceTag > longestToken) throw damagedFile()
  }

  #guarded(parse: () => void): void {
    try {
      parse()
    } catch (error) {
      throw error instanceof MallError ? error : damagedFile()
    }
  }
}

export async function parseXml(content: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const parser = new XmlParser(handlers)
  const slices = new WorkSlices()
  for await (const bytes of content) {
    parser.write(bytes)
    if (slices.isOver) await slices.next()
  }
  parser.end()
}

/** The value of an attribute with a prefix, as `id` of `r:id`. */
export function prefixed(attributes: Record<string, string>, name: string): string | undefined {
  return Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
}

function localName(name: string): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

function refuse(): never {
  throw damagedFile()
}
