'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import type { GoodsProposal } from '@/lib/contract/operator/catalogue/goods-proposal'
import type { DeskGoods } from '@/lib/contract/operator/catalogue/goods-shape'
import { mayDo } from '@/lib/domain/desk/roles'
import { goodsHref } from '@/lib/web/hrefs'
import { FormBody } from '../../form/form-body'
import { FormFooter } from '../../form/form-footer'
import { LoadedRow } from '../../form/loaded-row'
import { useDeskForm } from '../../form/use-desk-form'
import { useDesk } from '../../frame/use-desk'
import { copyProductHref, deskProductHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import { goodsRules } from './conflict/goods-rules'
import { useGoodsNames } from './conflict/use-goods-names'
import { problemsOf } from './draft-problems'
import { createInput, updateInput, withoutMemberPrices } from './draft-wire'
import { emptyGoods, type GoodsDraft } from './goods-draft'
import { ProposalNotice } from './proposal/proposal-notice'
import { BasicSection } from './sections/basic-section'
import { IntroSection } from './sections/intro-section'
import { MemberPriceSection } from './sections/member-price-section'
import { ParamSection } from './sections/param-section'
import { RelatedSection } from './sections/related-section'
import { SaleSection } from './sections/sale-section'
import { ScheduleSection } from './sections/schedule-section'
import { SeoSection } from './sections/seo-section'
import { SpecSection } from './sections/spec-section'
import { removedInVain } from './spec-groups'
import { draftOf } from './stored-draft'
import { useGoodsAttributes } from './use-goods-attributes'

/** A product as its form begins: as it is, and what its merchant has sent for approval. */
interface StoredGoods {
  goods: DeskGoods
  proposal: GoodsProposal | null
  /** The version of the product. */
  version: number
}

const rowOf = (goods: DeskGoods, proposal: GoodsProposal | null): StoredGoods => ({
  goods,
  proposal,
  version: goods.version,
})

const readProposal = async (goodsId: number) =>
  (await desk.goodsProposal.info({ goods_id: goodsId })).proposal

const readGoods = async (goodsId: number): Promise<StoredGoods> =>
  rowOf(...(await Promise.all([desk.goods.info({ goods_id: goodsId }), readProposal(goodsId)])))

const goodsKey = (goodsId: number) => [...deskQuery.goods.info.key(), 'form', goodsId]

/** 编辑商品: a product with everything that the desk changes (contract operator §4). */
export const EditGoods = ({ goodsId }: { goodsId: number }) => (
  <LoadedRow
    listHref={deskMenu.goods.href}
    options={{ queryKey: goodsKey(goodsId), queryFn: () => readGoods(goodsId) }}
  >
    {(stored) => (
      <WithTimeline subject="goods" id={goodsId}>
        <GoodsForm stored={stored} />
      </WithTimeline>
    )}
  </LoadedRow>
)

interface GoodsFormProps {
  stored: StoredGoods | null
  /** The initial draft of a new product, such as a copy. */
  begun?: GoodsDraft
}

/** 新增商品, or the form of a stored product. A merchant goes on with what waits for approval. */
export function GoodsForm({ stored: given, begun }: GoodsFormProps) {
  const client = useQueryClient()
  const { data: me } = useDesk()
  const isMerchant = Boolean(me?.shop)
  const own = (draft: GoodsDraft) => (isMerchant ? withoutMemberPrices(draft) : draft)
  const form = useDeskForm({
    stored: given,
    draftOf: ({ goods, proposal }: StoredGoods) => draftOf((isMerchant && proposal?.proposed) || goods),
    empty: emptyGoods,
    begun,
    add: async (draft) => rowOf(await desk.goods.create(createInput(own(draft)) as never), null),
    contentOf: ({ goods }) => draftOf(goods),
    change: async ({ goods, proposal, version }, { draft }) => {
      const answer = await desk.goods.update({
        // A change that waits for approval is replaced as a whole.
        ...updateInput(own(draftOf(goods)), own(draft)),
        ...(isMerchant && { is_complete: true }),
        goods_id: goods.goods_id,
        version,
      } as never)
      const isSent = isMerchant && answer.saved
      return {
        ...answer,
        row: rowOf(answer.goods, isSent ? await readProposal(goods.goods_id) : proposal),
        ...(answer.waits && { text: '已提交审核' }),
      }
    },
    onRow: (row) => client.setQueryData(goodsKey(row.goods.goods_id), row),
    onAnswer: () => {
      void client.invalidateQueries({ queryKey: deskQuery.goods.list.key() })
      void client.invalidateQueries({ queryKey: deskQuery.goods.count.key() })
    },
    addedText: ({ goods }) => (goods.audit_status === 'approved' ? '商品已新增' : '已提交审核'),
    changedText: '已保存',
    pageOf: ({ goods }) => deskProductHref(goods.goods_id),
  })
  const names = useGoodsNames(form.clash ? [form.clash.versions.mine, form.clash.versions.theirs] : [])
  const { stored, draft, set, change } = form
  const goods = stored?.goods
  const needed = (useGoodsAttributes('item_params', draft).data?.list ?? [])
    .filter((one) => one.is_required)
    .map(({ name }) => name)
  const found = problemsOf(draft, needed, isMerchant)
  const problems = form.isSubmitted ? found : {}

  const onProposalChanged = async (isDropped: boolean) => {
    if (!stored) return
    const next = await readGoods(stored.goods.goods_id)
    if (isDropped || !form.isChanged) form.begin(next)
    else form.setStored({ ...stored, proposal: next.proposal })
  }
  const submit = () => {
    if (!form.check(found, (name) => `goods-${name}`)) return
    const fixed = removedInVain(goods ? draftOf(goods) : emptyGoods, draft)[0]
    if (fixed) {
      const text = fixed.specs.map((spec) => spec.spec_value_name).join('；')
      toast.error(
        fixed.isDefault
          ? '默认规格不能删除，可以改为停售'
          : `规格“${text}”已有订单或活动，不能删除，可以改为停售`,
      )
    } else form.save()
  }
  const section = { draft, set, change, problems }
  return (
    <FormBody
      permission="goods:write"
      footer={
        <FormFooter
          form={form}
          problems={problems}
          onSave={submit}
          saveText={
            isMerchant ? '提交' : goods ? '保存' : draft.status === 'instock' ? '保存到仓库' : '保存并上架'
          }
          rules={goodsRules(names)}
        />
      }
    >
      <nav aria-label="位置" className="text-muted flex flex-wrap items-center gap-2 text-sm max-md:px-4">
        <Link href={deskMenu.goods.href} className="hover:text-brand inline-flex min-h-6 items-center">
          商品
        </Link>
        <span aria-hidden>/</span>
        <span className="text-ink">{goods ? '编辑商品' : '新增商品'}</span>
        {goods && (
          <span className="ml-auto flex gap-4">
            {me && mayDo(me.desk_role, 'goods:write') && (
              <Link href={copyProductHref(goods.goods_id)} className="text-link hover:text-brand">
                复制
              </Link>
            )}
            {goods.approve_status !== 'instock' && goods.audit_status === 'approved' && (
              <Link href={goodsHref(goods.item_id)} className="text-link hover:text-brand">
                查看商城页面
              </Link>
            )}
          </span>
        )}
      </nav>
      {goods?.deleted && (
        <p role="status" className="rounded-card bg-brand-tint text-brand p-4 text-sm">
          商品在回收站，恢复后才能修改
        </p>
      )}
      {stored?.proposal && me && (
        <ProposalNotice
          proposal={stored.proposal}
          role={isMerchant ? 'merchant' : mayDo(me.desk_role, 'goods:approve') ? 'approver' : 'reader'}
          onChanged={(isDropped) => void onProposalChanged(isDropped)}
        />
      )}
      <BasicSection {...section} />
      <SpecSection {...section} />
      {me && !isMerchant && <MemberPriceSection {...section} />}
      <SaleSection {...section} isMerchant={isMerchant} isNew={!goods} />
      {goods && !isMerchant && <ScheduleSection goods={goods} />}
      <ParamSection {...section} />
      <IntroSection key={form.round} {...section} />
      <RelatedSection {...section} goodsId={goods?.goods_id} />
      <SeoSection {...section} />
    </FormBody>
  )
}
