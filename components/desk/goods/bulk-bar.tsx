'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import type { PriceChange } from '@/lib/domain/goods/price-change'
import { FreightSelect } from '../freight/freight-select'
import { deskTaskHref } from '../menu'
import { CategorySelect } from './category-select'
import { noPriceChange, PriceChangeFields, priceChangeOf } from './price-change-fields'

/** Changes with a value that is chosen first. */
const valueKinds = {
  price: '改价',
  category: '加入分类',
  tag: '加标签',
  untag: '去标签',
  freight: '运费模板',
} as const
const missingValues = {
  category: '请选择分类',
  tag: '请选择标签',
  untag: '请选择标签',
  freight: '请选择运费模板',
} as const
type ValueKind = keyof typeof valueKinds

type Change =
  | { kind: 'status'; approve_status: 'onsale' | 'instock' }
  | { kind: 'delete' | 'restore' }
  | ({ kind: 'price' } & PriceChange)
  | { kind: 'category'; category_id: number }
  | { kind: 'tag' | 'untag'; tag_id: number }
  | { kind: 'freight'; templates_id: number }

/** Products that are changed at once; more are changed by a task. */
const atMost = 200

/** The products of a list, with what narrows it. */
export interface GoodsFilter {
  state: DeskGoodsState
  keyword?: string
  category_id?: number
}

/** The products of a change: some, or all of a list. */
type Selection = { ids: readonly number[] } | { filter: GoodsFilter }

interface BulkBarProps {
  state: DeskGoodsState
  ids: readonly number[]
  /** All products of the list are selected: how many, as far as they are counted. */
  all: { filter: GoodsFilter; count: string } | null
  /** Merchants take off the shelf and delete; everything else waits for approval, product by product. */
  isMerchant: boolean
  onDone: () => void
}

/** The bar of selected products: what can be done with all of them, each with a preview before. */
export function BulkBar({ state, ids, all, isMerchant, onDone }: BulkBarProps) {
  const [kind, setKind] = useState<ValueKind | null>(null)
  const [change, setChange] = useState<Change | null>(null)
  const isTooMany = all === null && ids.length > atMost
  return (
    <div
      role="region"
      aria-label="批量操作"
      className="border-line bg-card shadow-float rounded-card sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-3 border px-4 py-3 max-md:flex-nowrap max-md:overflow-x-auto max-md:[&>*]:shrink-0"
    >
      <p aria-live="polite" className="text-ink mr-auto text-sm">
        已选{all && '全部'} <span className="nums">{all ? all.count : ids.length}</span> 个商品
        {isTooMany && <span className="text-brand">，一次最多{atMost}个</span>}
      </p>
      {state === 'deleted' ? (
        <Button disabled={isTooMany} onClick={() => setChange({ kind: 'restore' })}>
          恢复
        </Button>
      ) : (
        <>
          {state === 'off_sale' && !isMerchant && (
            <Button
              disabled={isTooMany}
              onClick={() => setChange({ kind: 'status', approve_status: 'onsale' })}
            >
              上架
            </Button>
          )}
          {state !== 'off_sale' && (
            <Button
              variant="ghost"
              disabled={isTooMany}
              onClick={() => setChange({ kind: 'status', approve_status: 'instock' })}
            >
              下架
            </Button>
          )}
          {!isMerchant &&
            (Object.keys(valueKinds) as ValueKind[]).map((name) => (
              <Button key={name} variant="ghost" disabled={isTooMany} onClick={() => setKind(name)}>
                {valueKinds[name]}
              </Button>
            ))}
          <Button variant="ghost" disabled={isTooMany} onClick={() => setChange({ kind: 'delete' })}>
            删除
          </Button>
        </>
      )}
      <Button variant="text" onClick={onDone}>
        取消选择
      </Button>
      <ValueDialog
        key={kind ?? 'none'}
        kind={kind}
        onClose={() => setKind(null)}
        onChosen={(next) => {
          setKind(null)
          setChange(next)
        }}
      />
      <PreviewDialog
        selection={all ? { filter: all.filter } : { ids }}
        change={change}
        onClose={() => setChange(null)}
        onDone={() => {
          setChange(null)
          onDone()
        }}
      />
    </div>
  )
}

interface ValueDialogProps {
  kind: ValueKind | null
  onClose: () => void
  onChosen: (change: Change) => void
}

/** The value of a change: a change of prices, a category, a tag or a freight template. */
function ValueDialog({ kind, onClose, onChosen }: ValueDialogProps) {
  const [value, setValue] = useState('')
  const [price, setPrice] = useState(noPriceChange)
  const [problem, setProblem] = useState('')
  const tags = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data
  const submit = () => {
    if (kind === null) return
    if (kind === 'price') {
      const change = priceChangeOf(price)
      if (typeof change === 'string') setProblem(change)
      else onChosen({ kind, ...change })
      return
    }
    const number = Number(value)
    if (value === '') setProblem(missingValues[kind])
    else if (kind === 'category') onChosen({ kind, category_id: number })
    else if (kind === 'freight') onChosen({ kind, templates_id: number })
    else onChosen({ kind, tag_id: number })
  }
  const control = fieldControl('bulk-value', problem)
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      title={kind ? valueKinds[kind] : ''}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button onClick={submit}>下一步</Button>
        </>
      }
    >
      {kind === 'price' && (
        <PriceChangeFields
          value={price}
          problem={problem}
          onChange={(next) => {
            setPrice(next)
            setProblem('')
          }}
        />
      )}
      {kind === 'category' && (
        <Field id="bulk-value" label="分类" error={problem}>
          <CategorySelect {...control} label="分类" value={value} onChange={setValue} placeholder="请选择" />
        </Field>
      )}
      {kind === 'freight' && (
        <Field id="bulk-value" label="运费模板" error={problem}>
          <FreightSelect {...control} placeholder="请选择" value={value} onChange={setValue} />
        </Field>
      )}
      {(kind === 'tag' || kind === 'untag') && (
        <Field id="bulk-value" label="标签" error={problem}>
          <Select
            {...control}
            aria-label="标签"
            placeholder="请选择"
            options={(tags?.list ?? []).map((tag) => ({ value: String(tag.tag_id), label: tag.tag_name }))}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        </Field>
      )}
    </Dialog>
  )
}

interface PreviewDialogProps {
  selection: Selection
  change: Change | null
  onClose: () => void
  onDone: () => void
}

/** The preview of a change, and its confirmation. */
function PreviewDialog({ selection, change, onClose, onDone }: PreviewDialogProps) {
  const router = useRouter()
  const client = useQueryClient()
  const [shown, setShown] = useState<Change | null>(change)
  if (change !== null && change !== shown) setShown(change)
  const isForAll = 'filter' in selection
  const chosen = isForAll
    ? { filter: JSON.stringify(selection.filter) }
    : { goods_id: JSON.stringify(selection.ids) }
  const input = { ...chosen, change: JSON.stringify(shown) }
  const preview = useQuery({
    queryKey: ['desk-goods-bulk', input],
    queryFn: () => desk.goods.bulk({ ...input, dry: 1 }),
    enabled: change !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  })
  const save = useSingleMutation({
    mutationFn: () => desk.goods.bulk(input),
    onSuccess: ({ changed, task_id: taskId }) => {
      if (isForAll && taskId !== null) router.push(deskTaskHref(taskId))
      else toast.success(`已修改${changed}个商品${taskId === null ? '' : '，可以在“任务”中撤销'}`)
      onDone()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.goods.key() }),
        client.invalidateQueries({ queryKey: deskQuery.task.key() }),
      ]),
  })
  const { data, error } = preview
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title="确认修改"
      width={640}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button
            disabled={!data || data.changed === 0}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            确认修改
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-brand text-sm">
          {error.message}
        </p>
      )}
      {!data && !error && <p className="text-muted text-sm">正在计算…</p>}
      {data && (
        <>
          <p className="text-ink text-sm">
            将修改 <span className="nums">{data.changed}</span> 个商品
            {data.same > 0 && `，${data.same}个无需修改`}
          </p>
          <ul className="divide-line mt-3 divide-y text-sm">
            {data.samples.map((sample) => (
              <li key={sample.goods_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
                <span className="text-ink min-w-0 flex-1 basis-48 break-words">{sample.item_name}</span>
                <span className="text-muted nums">
                  {sample.before && `${sample.before} → `}
                  <span className="text-ink">{sample.after}</span>
                </span>
              </li>
            ))}
          </ul>
          {data.changed > data.samples.length && (
            <p className="text-muted mt-2 text-xs">还有{data.changed - data.samples.length}个商品</p>
          )}
        </>
      )}
    </Dialog>
  )
}
