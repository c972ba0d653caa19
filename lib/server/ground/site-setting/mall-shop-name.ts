import 'server-only'
import { settingValue } from '@/lib/server/ground/settings'
import { defaultSite } from './default-site'

/**
 * The shop name of what the mall itself sells (shop 0): 湖州家电城自营 in the mall 湖州家电城, 焕新自营 in 焕新商城.
 * `mallShopNameSql` is the same rule for statements.
 * @param brandName name of the mall; empty while it has none
 */
export const mallShopName = (brandName: string | undefined): string =>
  `${(brandName || defaultSite.brand_name).replace(/(?<=.)商城$/u, '')}自营`

/** `mallShopName` as a column of a statement. */
export const mallShopNameSql = `(regexp_replace(coalesce(nullif(${settingValue('shop')}->>'brand_name', ''), '${defaultSite.brand_name}'),
  '(.)商城$', '\\1') || '自营')`
