import 'server-only'
import type { Tdk } from '@/lib/domain/content/site'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { readSetting } from '@/lib/server/ground/settings'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { assertPictures, ownPaths } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import { wireLoginPage } from './wire'

/** The pages whose search texts are settings; designed pages have their own. */
export type TdkPage = 'home' | 'goods' | 'list'

const emptyTdk: Tdk = { title: '', mate_description: '', mate_keywords: '' }

/** The search texts of a page; for products and lists they are templates (contract goods §6). */
export const readTdk = (db: Queries, page: TdkPage): Promise<Tdk> => readSetting(db, `tdk.${page}`, emptyTdk)

/** The pages that show search texts, as cache tags. */
const dropsOf: Record<TdkPage, () => readonly string[]> = {
  home: eventTags.homeSeoChanged,
  goods: eventTags.goodsSeoChanged,
  list: eventTags.listSeoChanged,
}

/** Stores the search texts of a page. */
export const storeTdk = (mall: Mall, actor: Actor, page: TdkPage, texts: Tdk): Promise<Tdk> =>
  changeSiteSetting(mall, actor, `tdk.${page}`, emptyTdk, texts, dropsOf[page]())

/**
 * Stores the pictures of the sign-in pages (contract goods §9.1).
 * @throws MallError 图片地址不正确
 */
export async function storeLoginPage(
  mall: Mall,
  actor: Actor,
  pictures: { logo?: string | undefined; background?: string | undefined },
) {
  const paths = ownPaths(pictures, mall.env.publicUrl)
  assertPictures([paths.logo, paths.background], mall.env.publicUrl)
  return wireLoginPage(
    await changeSiteSetting(mall, actor, 'shop', defaultSite, {
      ...(paths.logo === undefined ? {} : { logo: paths.logo }),
      ...(paths.background === undefined ? {} : { background: paths.background }),
    }),
  )
}
