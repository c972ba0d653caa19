'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deskQuery } from '@/lib/client/call/desk'
import { mayDo } from '@/lib/domain/desk/roles'
import { minuteText } from '@/lib/domain/time/china'
import { entriesFor } from '../../menu/entries'
import { deskArticleHref, deskOrderHref, deskProductHref, deskShopHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { orderSearch } from '../../trade/orders/order-search'
import { useDesk } from '../use-desk'

/** Something that was found, and the page that shows it. */
interface Found {
  href: string
  title: string
  note: string
}
export interface FoundGroup {
  name: string
  list: Found[]
}

/** Rows of each subject. */
const perGroup = 5

/** Each list keeps its rows while the next one is on its way. */
const shared = { staleTime: 10_000, placeholderData: keepPreviousData, meta: { silent: true } } as const

/**
 * Pages of the desk, products, orders, shops, articles, designed pages and accounts for some words, as far as the role may see them.
 * @param words trimmed; empty for none
 */
export function useSearchAll(words: string): { groups: FoundGroup[]; isPending: boolean } {
  const { data: me } = useDesk()
  const may = (permission: Parameters<typeof mayDo>[1]) =>
    me !== undefined && me !== null && mayDo(me.desk_role, permission)
  const isOperator = me?.shop === null
  const isAsked = words !== ''
  const page = { keyword: words, pageSize: perGroup }
  const goods = useQuery({
    ...deskQuery.goods.list.queryOptions({ input: page }),
    ...shared,
    enabled: isAsked && may('goods:read'),
  })
  const orders = useQuery({
    ...deskQuery.order.list.queryOptions({ input: { page: 1, pageSize: perGroup, ...orderSearch(words) } }),
    ...shared,
    enabled: isAsked && may('order:read'),
  })
  const shops = useQuery({
    ...deskQuery.shop.list.queryOptions({ input: page }),
    ...shared,
    enabled: isAsked && isOperator && may('shop:read'),
  })
  const articles = useQuery({
    ...deskQuery.article.list.queryOptions({ input: page }),
    ...shared,
    enabled: isAsked && isOperator && may('content:read'),
  })
  const designed = useQuery({
    ...deskQuery.designChoice.pages.queryOptions({ input: page }),
    ...shared,
    enabled: isAsked && isOperator && may('content:write'),
  })
  const accounts = useQuery({
    ...deskQuery.account.list.queryOptions({ input: page }),
    ...shared,
    enabled: isAsked && isOperator && may('account:read'),
  })
  if (!isAsked) return { groups: [], isPending: false }

  const seen = me ? entriesFor({ role: me.desk_role, isOperator }) : { menu: [], settings: [] }
  const pages = [...seen.menu, ...seen.settings]
    .map(([, entry]) => entry)
    .filter(({ label, title, settingUse = '' }) =>
      [label, title, settingUse].some((text) => text.includes(words)),
    )
    .map(({ href, label, group }) => ({ href, title: label, note: group }))
  const mayEdit = may('goods:write')
  const groups = [
    { name: '页面', list: pages.slice(0, perGroup) },
    {
      name: '商品',
      list: (goods.data?.list ?? []).map(({ goods_id: id, item_name: title, item_bn: number }) => ({
        href: mayEdit ? deskProductHref(id) : `${deskMenu.goods.href}?keywords=${encodeURIComponent(number)}`,
        title,
        note: `货号 ${number}`,
      })),
    },
    {
      name: '订单',
      list: (orders.data?.list ?? []).map(({ order_id: id, create_time: at, receiver_name: receiver }) => ({
        href: deskOrderHref(id),
        title: id,
        note: [receiver, minuteText(at)].filter(Boolean).join(' · '),
      })),
    },
    {
      name: '店铺',
      list: (shops.data?.list ?? []).map(({ distributor_id: id, name: title }) => ({
        href: deskShopHref(id),
        title,
        note: '',
      })),
    },
    {
      name: '文章',
      list: (articles.data?.list ?? []).map(({ article_id: id, title }) => ({
        href: may('content:write')
          ? deskArticleHref(id)
          : `${deskMenu.articles.href}?keywords=${encodeURIComponent(title)}`,
        title,
        note: '',
      })),
    },
    {
      name: '装修页面',
      list: (designed.data?.list ?? []).map(({ theme_pc_template_id: id, template_title: title }) => ({
        href: `${deskMenu.pages.href}?pageid=${id}`,
        title,
        note: '',
      })),
    },
    {
      name: '账号',
      list: (accounts.data?.list ?? []).map(({ username, mobile, shop }) => ({
        href: `${deskMenu.accounts.href}?${new URLSearchParams({ status: shop ? 'shop' : 'mall', keywords: username })}`,
        title: username,
        note: [mobile, shop?.name].filter(Boolean).join(' · '),
      })),
    },
  ].filter(({ list }) => list.length > 0)
  const isPending = [goods, orders, shops, articles, designed, accounts].some(({ isFetching }) => isFetching)
  return { groups, isPending }
}
