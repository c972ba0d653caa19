import { z } from 'zod'

/** Designed pages in the shapes of ECShopX clients: sections of the web client, widgets of H5 (contract clients F4). */

const settings = z.record(z.string(), z.unknown())

const section = z.object({
  type: z.string(),
  title: z.string(),
  disabled: z.literal(false),
  settings,
  blocks: z.record(z.string(), z.object({ type: z.string(), disabled: z.literal(false), settings })),
  block_order: z.array(z.string()),
})
export type Section = z.infer<typeof section>

export const webPageType = z.enum(['home', 'header', 'footer', 'product_list', 'custom'])
export type WebPageType = z.infer<typeof webPageType>

/** What `config` of a page holds as a JSON text. */
export const webPage = z.object({
  dsl: z.object({
    pageType: webPageType,
    pageId: z.string(),
    sections: z.record(z.string(), section),
    order: z.array(z.string()),
  }),
})
export type WebPage = z.infer<typeof webPage>

export const h5Widget = z.object({
  name: z.string(),
  base: z.looseObject({ title: z.string(), subtitle: z.string(), padded: z.boolean() }),
  config: settings,
  /** Rows, or how the client asks for them (contract clients F25). */
  data: z.union([z.array(settings), z.object({ id: z.string() })]),
})
export type H5Widget = z.infer<typeof h5Widget>
