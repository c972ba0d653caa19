import 'server-only'
import type { contract } from '@/lib/contract'
import type { ShopSetting } from '@/lib/domain/site'
import { articleTexts, frameTexts } from '@/lib/server/site/texts'

type Outputs<Name extends keyof typeof contract> = {
  [Call in keyof (typeof contract)[Name]]: (typeof contract)[Name][Call] extends {
    '~orpc': { outputSchema?: infer Schema }
  }
    ? NonNullable<Schema> extends { _output: infer Output }
      ? Output
      : never
    : never
}

/** Reads another call of the back end; undefined when it refuses. */
export type ReadCall = (path: string) => Promise<unknown>

const nothing =
  <T>(value: T) =>
  async (): Promise<T> =>
    value
const noList = nothing({ list: [] })

const frame = async (read: ReadCall): Promise<Outputs<'site'>['frame']> =>
  frameTexts({ shop: (await read('/shops/setting')) as ShopSetting | undefined })

const programme: Outputs<'programme'>['subsidies'] = {
  list: [],
  name: '',
  region: '',
  slogan: '',
  end_time: 0,
}

/**
 * Calls of our pages that an ECShopX back end may not know, by their path: our own, and the page templates that later
 * versions of it replaced (contract goods §8). The section that needs them is empty; the page is not broken.
 */
export const fallbacks = new Map<string, (read: ReadCall) => Promise<unknown>>([
  ['/site/frame', frame],
  ['/site/articles', nothing(articleTexts(null) satisfies Outputs<'site'>['articles'])],
  ['/site/faqs', noList],
  ['/programme/subsidies', nothing(programme)],
  ['/distributor/regions', noList],
  ['/goods/suggest', noList],
  ['/pctemplate/getHeaderOrFooter', nothing([])],
  ['/pctemplate/getTemplateContent', nothing([])],
  ['/pagestemplate/gettdk', nothing({})],
])
