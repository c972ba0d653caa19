import 'server-only'
import type { contract } from '@/lib/contract'
import type { ShopSetting } from '@/lib/domain/content/site'
import { articleTexts, frameTexts } from '@/lib/server/content/site/texts'

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

const constant =
  <T>(value: T) =>
  async (): Promise<T> =>
    value
const emptyList = constant({ list: [] })

const frame = async (read: ReadCall): Promise<Outputs<'site'>['frame']> =>
  frameTexts({ shop: (await read('/shops/setting')) as ShopSetting | undefined })

const programme: Outputs<'programme'>['subsidies'] = {
  list: [],
  name: '',
  region: '',
  slogan: '',
  end_time: 0,
  regions: [],
}

const subsidies: Outputs<'subsidy'>['mine'] = {
  verified: false,
  name: '',
  id_number: '',
  verified_time: 0,
  is_void: false,
  programme_name: '',
  is_on: false,
  end_time: 0,
  drawn_fee: 0,
  list: [],
}

/** Another back end does not say what it has: the menus lead to everything. */
const allOffers: Outputs<'site'>['offers'] = {
  points_mall: true,
  groups: true,
  vip: true,
  coupons: true,
  programme: true,
}

/**
 * Data for calls that our pages make and an ECShopX back end may not have, by path: our own calls, and the page
 * templates that later versions of ECShopX replaced (contract goods §8). The section that needs them stays empty, the
 * page works.
 */
export const fallbacks = new Map<string, (read: ReadCall) => Promise<unknown>>([
  ['/site/frame', frame],
  ['/site/offers', constant(allOffers)],
  ['/site/articles', constant(articleTexts(null) satisfies Outputs<'site'>['articles'])],
  ['/site/faqs', emptyList],
  ['/site/notices', emptyList],
  ['/programme/subsidies', constant(programme)],
  ['/subsidy/mine', constant(subsidies)],
  ['/order/rate/mine', constant({ list: [], total_count: 0, count: 0 })],
  ['/distributor/regions', emptyList],
  ['/goods/suggest', emptyList],
  // Our pages then obfuscate their fields, which the proxy undoes.
  ['/member/field/key', constant({ key: '', time: 0 } satisfies Outputs<'session'>['fieldKey'])],
  ['/member/email/setting', constant({ is_open: false } satisfies Outputs<'emailAccount'>['setting'])],
  ['/promotions/package', constant({ list: [], total_count: 0 })],
  ['/pctemplate/getHeaderOrFooter', constant([])],
  ['/pctemplate/getTemplateContent', constant([])],
  ['/pagestemplate/gettdk', constant({})],
])
