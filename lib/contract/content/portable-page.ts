import { z } from 'zod'

/** Designed pages in the shapes of ECShopX clients: sections of the web client, widgets of H5 (contract clients F4). */

const settings = z.record(z.string(), z.unknown())

type Settings = z.infer<typeof settings>

export interface Section {
  type: string
  title: string
  disabled: false
  settings: Settings
  blocks: Record<string, { type: string; disabled: false; settings: Settings }>
  block_order: string[]
}

export const webPageType = z.enum(['home', 'header', 'footer', 'product_list', 'custom'])
export type WebPageType = z.infer<typeof webPageType>

/** A page, which `config` holds as a JSON text. */
export interface WebPage {
  dsl: { pageType: WebPageType; pageId: string; sections: Record<string, Section>; order: string[] }
}

export const h5Widget = z.object({
  name: z.string(),
  base: z.looseObject({ title: z.string(), subtitle: z.string(), padded: z.boolean() }),
  config: settings,
  /** Rows, or how the client asks for them (contract clients F25). */
  data: z.union([z.array(settings), z.object({ id: z.string() })]),
})
export type H5Widget = z.infer<typeof h5Widget>
