'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { GoodsProposal } from '@/lib/contract/operator/goods-proposal'
import type { DeskGoods, EditConflict } from '@/lib/contract/operator/goods-shape'
import { mayDo } from '@/lib/domain/desk/roles'
import { goodsHref } from '@/lib/web/hrefs'
import { deskMenu, deskProductHref } from '../menu'
import { RowError } from '../row-error'
import { SaveBar } from '../save-bar'
import { useDesk } from '../use-desk'
import { ConflictDialog } from './conflict-dialog'
import { problemsOf } from './draft-problems'
import { createInput, isChanged, updateInput } from './draft-wire'
import { emptyGoods, type GoodsDraft } from './goods-draft'
import { ProposalNotice } from './proposal/proposal-notice'
import { BasicSection } from './sections/basic-section'
import { IntroSection } from './sections/intro-section'
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
}

const readGoods = async (goodsId: number): Promise<StoredGoods> => {
  const input = { goods_id: goodsId }
  const [goods, { proposal }] = await Promise.all([desk.goods.info(input), desk.goodsProposal.info(input)])
  return { goods, proposal }
}

const goodsKey = (goodsId: number) => [...deskQuery.goods.info.key(), 'form', goodsId]

/** 编辑商品: a product with everything that the desk changes (contract operator §4). */
export function EditGoods({ goodsId }: { goodsId: number }) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    queryKey: goodsKey(goodsId),
    queryFn: () => readGoods(goodsId),
    staleTime: 0,
    meta: { silent: true },
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <GoodsForm stored={data.goods} proposal={data.proposal} />
  return isError ? (
    <RowError
      text={error.message}
      onRetry={() => void refetch()}
      retrying={isFetching}
      listHref={deskMenu.goods.href}
    />
  ) : (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-panel h-80" />
      <Skeleton className="rounded-panel h-80" />
    </div>
  )
}

interface GoodsFormProps {
  stored: DeskGoods | null
  proposal?: GoodsProposal | null
}

/** 新增商品, or the form of a stored product. A merchant goes on with what waits for approval. */
export function GoodsForm({ stored: given, proposal: sent = null }: GoodsFormProps) {
  const client = useQueryClient()
  const { data: me } = useDesk()
  const isMerchant = Boolean(me?.shop)
  const [stored, setStored] = useState(given)
  const [proposal, setProposal] = useState(sent)
  /** The stored product, and the draft with which the form began. */
  const [live, setLive] = useState<GoodsDraft>(() => (given ? draftOf(given) : emptyGoods))
  const [first, setFirst] = useState<GoodsDraft>(() =>
    isMerchant && sent?.proposed ? draftOf(sent.proposed) : live,
  )
  const [draft, setDraft] = useState(first)
  const [isSubmitted, setSubmitted] = useState(false)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  /** The editor begins anew with each stored text. */
  const [round, setRound] = useState(0)
  const [created, setCreated] = useState<number | null>(null)
  // After the render without changes, so that nothing asks whether to leave.
  useEffect(() => {
    if (created !== null) location.replace(deskProductHref(created))
  }, [created])
  const changed = isChanged(first, draft)
  const needed = (useGoodsAttributes('item_params', draft).data?.list ?? [])
    .filter((one) => one.is_required)
    .map(({ name }) => name)
  const problems = isSubmitted ? problemsOf(draft, needed) : {}

  const begin = (next: StoredGoods) => {
    const { goods, proposal: waiting } = next
    const begun = draftOf((isMerchant && waiting?.proposed) || goods)
    setStored(goods)
    setProposal(waiting)
    setLive(draftOf(goods))
    setFirst(begun)
    setDraft(begun)
    setRound((count) => count + 1)
    client.setQueryData(goodsKey(goods.goods_id), next)
  }
  const reload = async (isDropped: boolean) => {
    if (!stored) return
    const next = await readGoods(stored.goods_id)
    if (isDropped || !changed) begin(next)
    else setProposal(next.proposal)
  }
  const save = useSingleMutation({
    mutationFn: async ({ overwrite }: { overwrite: string[] }) => {
      if (!stored) return { added: await desk.goods.create(createInput(draft) as never) }
      const answer = await desk.goods.update({
        // A change that waits for approval is replaced as a whole.
        ...updateInput(live, draft),
        ...(isMerchant && { is_complete: true }),
        goods_id: stored.goods_id,
        version: stored.version,
        ...(overwrite.length > 0 && { overwrite: JSON.stringify(overwrite) }),
      } as never)
      const isSent = isMerchant && answer.saved
      return {
        answer,
        waiting: isSent ? (await desk.goodsProposal.info({ goods_id: stored.goods_id })).proposal : null,
      }
    },
    onSuccess: ({ added, answer, waiting }) => {
      void client.invalidateQueries({ queryKey: deskQuery.goods.list.key() })
      void client.invalidateQueries({ queryKey: deskQuery.goods.count.key() })
      if (added) {
        toast.success(added.audit_status === 'approved' ? '商品已新增' : '已提交审核')
        keepSuccess()
        begin({ goods: added, proposal: null })
        setCreated(added.goods_id)
        return
      }
      if (!answer) return
      if (!answer.saved) {
        setConflicts(answer.conflicts)
        return
      }
      setConflicts([])
      setSubmitted(false)
      begin({ goods: answer.goods, proposal: isMerchant ? (waiting ?? null) : proposal })
      toast.success(answer.waits ? '已提交审核' : '已保存')
    },
  })
  const submit = () => {
    setSubmitted(true)
    const found = problemsOf(draft, needed)
    const [name] = Object.keys(found)
    const fixed = removedInVain(live, draft)[0]
    if (name) {
      document.getElementById(`goods-${name}`)?.focus()
      toast.error(found[name] ?? '')
    } else if (fixed) {
      const text = fixed.specs.map((spec) => spec.spec_value_name).join('；')
      toast.error(
        fixed.isDefault
          ? '默认规格不能删除，可以改为停售'
          : `规格“${text}”已有订单或活动，不能删除，可以改为停售`,
      )
    } else save.mutate({ overwrite: [] })
  }
  const set = (part: Partial<GoodsDraft>) => setDraft((now) => ({ ...now, ...part }))
  const change = (next: (now: GoodsDraft) => GoodsDraft) => setDraft(next)
  const section = { draft, set, change, problems }
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,textarea,button)]:scroll-my-24">
      <nav aria-label="位置" className="text-muted flex flex-wrap items-center gap-2 text-sm max-md:px-4">
        <Link href={deskMenu.goods.href} className="hover:text-brand">
          商品
        </Link>
        <span aria-hidden>/</span>
        <span className="text-ink">{stored ? '编辑商品' : '新增商品'}</span>
        {stored && stored.approve_status !== 'instock' && stored.audit_status === 'approved' && (
          <Link href={goodsHref(stored.item_id)} className="text-link hover:text-brand ml-auto">
            查看商城页面
          </Link>
        )}
      </nav>
      {stored?.deleted && (
        <p role="status" className="rounded-card bg-brand-tint text-brand p-4 text-sm">
          商品在回收站，恢复后才能修改
        </p>
      )}
      {proposal && me && (
        <ProposalNotice
          proposal={proposal}
          role={isMerchant ? 'merchant' : mayDo(me.desk_role, 'goods:approve') ? 'approver' : 'reader'}
          onChanged={(isDropped) => void reload(isDropped)}
        />
      )}
      <BasicSection {...section} />
      <SpecSection {...section} />
      <SaleSection {...section} isMerchant={isMerchant} />
      {stored && !isMerchant && <ScheduleSection goods={stored} />}
      <ParamSection {...section} />
      <IntroSection key={round} {...section} />
      <RelatedSection {...section} goodsId={stored?.goods_id} />
      <SeoSection {...section} />
      <SaveBar
        isChanged={changed}
        isSaving={save.isPending}
        problems={Object.keys(problems).length}
        onSave={submit}
        onDiscard={
          stored
            ? () => {
                setDraft(first)
                setSubmitted(false)
                setRound((count) => count + 1)
              }
            : undefined
        }
        saveText={
          isMerchant ? '提交' : stored ? '保存' : draft.status === 'instock' ? '保存到仓库' : '保存并上架'
        }
      />
      <ConflictDialog
        conflicts={conflicts}
        isSaving={save.isPending}
        onClose={() => setConflicts([])}
        onReload={() => {
          setConflicts([])
          void reload(true)
        }}
        onOverwrite={() => save.mutate({ overwrite: conflicts.map(({ field }) => field) })}
      />
    </div>
  )
}
