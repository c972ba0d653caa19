import {
  profileNames,
  type ColumnUse,
  type GoodsProfile,
  type Header,
  type ProfileId,
  type ProfileReading,
  type ReadOptions,
  type RowReader,
} from './profile-types'
import { ecshopx, ecshopxExport, ecshopxKind, pointsGoods } from './profiles/ecshopx'
import { google, isGoogleFeed, isInYuan } from './profiles/google'
import { isForeignPrice } from './profiles/guess-mapping'
import { mapped } from './profiles/mapped'
import { shopify, shopifyKind } from './profiles/shopify'
import { taobao, taobaoHeader } from './profiles/taobao'
import { isWooCommerce, wooCommerce } from './profiles/woocommerce'

export type { ColumnUse, GoodsProfile, Header, ReadOptions, RowReader } from './profile-types'
export { guessMapping } from './profiles/guess-mapping'
export { mappingTargets } from './profiles/mapping-targets'
export { templateRows } from './template'

const readings: Readonly<Record<ProfileId, ProfileReading>> = {
  ecshopx,
  'ecshopx-export': ecshopxExport,
  'points-goods': pointsGoods,
  shopify,
  'shopify-new': shopify,
  woocommerce: wooCommerce,
  taobao,
  google,
  mapped,
}

const profile = (id: ProfileId, hasCurrency: boolean): GoodsProfile => ({
  id,
  name: profileNames[id],
  hasCurrency,
  headerLines: 1,
  nameLine: 1,
})

/** The profile that a file has by its first lines (up to five); `mapped` when none is known. */
export function recogniseProfile(lines: readonly Header[]): GoodsProfile {
  const header = lines[0]?.cells ?? []
  const ofTaobao = taobaoHeader(lines)
  if (ofTaobao) return { ...profile('taobao', false), ...ofTaobao }
  const ofShopify = shopifyKind(header)
  if (ofShopify) return profile(ofShopify, true)
  if (isWooCommerce(header)) return profile('woocommerce', true)
  if (isGoogleFeed(header)) return profile('google', !isInYuan(lines))
  const ofEcshopx = ecshopxKind(header)
  return ofEcshopx ? profile(ofEcshopx, false) : profile('mapped', isForeignPrice(header))
}

/** What each column of a file is. */
export const columnUses = (
  { id }: GoodsProfile,
  header: readonly string[],
  options: ReadOptions,
): ColumnUse[] => readings[id].columnUses(header, options)

/** Reads the rows of a file one after the other, in their sequence. */
export const rowReader = ({ id }: GoodsProfile, header: readonly string[], options: ReadOptions): RowReader =>
  readings[id].rowReader(header, options)
