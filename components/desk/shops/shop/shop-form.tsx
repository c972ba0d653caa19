'use client'
import { useQueryClient } from '@tanstack/react-query'
import { isRegionComplete, useRegions } from '@/components/address/region-select'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import type { DeskShop } from '@/lib/contract/operator/shops/shop-desk'
import { mayDo } from '@/lib/domain/desk/roles'
import { shopHref } from '@/lib/web/shop-href'
import { FormFooter } from '../../form/form-footer'
import { LoadedRow } from '../../form/loaded-row'
import { useDeskForm } from '../../form/use-desk-form'
import { deskKey, useDesk } from '../../frame/use-desk'
import { deskShopHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import { MallSection, useShopKinds, useShopTags } from './mall-section'
import { PlaceSection } from './place-section'
import { ProfileSection, ServiceSection } from './service-section'
import { shopRules } from './shop-conflict'
import { changedFields, draftOf, emptyShop, problemsOf, wireFields, type ShopDraft } from './shop-draft'
import { fieldId } from './shop-section'

/** A shop with everything that the desk changes (contract operator §5). */
export const EditShop = ({ distributorId }: { distributorId: number }) => (
  <LoadedRow
    listHref={deskMenu.shops.href}
    options={deskQuery.shop.info.queryOptions({ input: { distributor_id: distributorId } })}
  >
    {(shop) => (
      <WithTimeline subject="shop" id={distributorId}>
        <ShopForm stored={shop} />
      </WithTimeline>
    )}
  </LoadedRow>
)

/** 店铺资料 of a merchant: the own shop. */
export function OwnShop() {
  const { data } = useDesk()
  return data?.shop ? <EditShop distributorId={data.shop.distributor_id} /> : null
}

const closingQuestion = {
  text: '关闭或暂停后，店铺页面和商品不再展示，购物车里的商品不能结算；已有的订单和售后照常处理。确定保存？',
  danger: true,
} as const

/** 新增店铺, or the form of a stored one. */
export function ShopForm({ stored: given }: { stored: DeskShop | null }) {
  const client = useQueryClient()
  const { data: overview } = useDesk()
  const { data: tree } = useRegions()
  const isOperator = overview?.shop === null
  const mayWrite = overview ? mayDo(overview.desk_role, 'shop:write') : false
  const form = useDeskForm({
    stored: given,
    draftOf,
    empty: emptyShop,
    add: (draft) => desk.shop.add(wireFields(draft)),
    change: async ({ distributor_id, version }, { first, draft }) => {
      const answer = await desk.shop.change({ ...changedFields(first, draft), distributor_id, version })
      return { ...answer, row: answer.shop }
    },
    onRow: (shop) =>
      client.setQueryData(
        deskQuery.shop.info.queryKey({ input: { distributor_id: shop.distributor_id } }),
        shop,
      ),
    onAnswer: () => {
      void client.invalidateQueries({ queryKey: deskQuery.shop.key() })
      // The frame shows name and logo of the own shop.
      if (!isOperator) void client.invalidateQueries({ queryKey: deskKey })
    },
    addedText: '店铺已新增',
    changedText: '已保存，店铺页面已更新',
    pageOf: (shop) => deskShopHref(shop.distributor_id),
  })
  const { stored, first, draft, set } = form
  const { province, city, area } = draft
  const isMoved = province !== first.province || city !== first.city || area !== first.area
  // The region of an older shop may have been abolished since; only a new one is checked.
  const isRegionChosen =
    (stored !== null && !isMoved) || isRegionComplete(tree, { province, city, county: area })
  const found = problemsOf(draft, isRegionChosen)
  const problems = form.isSubmitted ? found : {}
  const submit = async () => {
    if (!form.check(found, (field) => fieldId(field as keyof ShopDraft))) return
    const isClosing = stored !== null && first.is_valid === 'true' && draft.is_valid !== 'true'
    if (!isClosing || (await confirm(closingQuestion))) form.save()
  }
  const kinds = useShopKinds().data?.list ?? []
  const tags = useShopTags().data?.list ?? []
  const section = { draft, set, problems, isFixed: !mayWrite }
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,textarea,button)]:scroll-my-24">
      {stored?.is_valid === 'true' && (
        <p className="text-sm max-md:px-4">
          <Link
            href={shopHref({ distributor_id: stored.distributor_id })}
            className="text-link hover:text-brand"
          >
            查看店铺页面
          </Link>
        </p>
      )}
      <MallSection {...section} isFixed={!mayWrite || !isOperator} />
      <ProfileSection {...section} />
      <PlaceSection {...section} />
      <ServiceSection key={form.round} {...section} />
      {mayWrite && (
        <FormFooter
          form={form}
          problems={problems}
          onSave={() => void submit()}
          rules={shopRules({ kinds, tags })}
        />
      )}
    </div>
  )
}
