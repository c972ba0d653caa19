'use client'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { Settings } from './field-props'

/** Most products of one choice (spec 2 §3). */
export const maxPicked = 30

/** A product as links and lists store it (spec 4 §A0.7). */
const recordOf = (goods: GoodsListItem): Settings => ({
  goods_id: goods.goods_id,
  itemId: goods.item_id,
  pics: goods.pics,
  price: goods.price,
  market_price: goods.market_price,
  item_name: goods.item_name,
  title: goods.item_name,
  brief: goods.brief,
})

/** 选择商品: products of the mall by keyword (spec 4 §B8). */
export default function GoodsPicker({
  max = maxPicked,
  onPick,
  onClose,
}: {
  max?: number
  onPick: (records: Settings[]) => void
  onClose: () => void
}) {
  const [keywords, setKeywords] = useState('')
  const [page, setPage] = useState(1)
  const [picked, setPicked] = useState<readonly GoodsListItem[]>([])
  const searched = useDeferredValue(keywords.trim())
  const { data, isError, refetch } = useQuery(
    query.goods.list.queryOptions({
      input: { page, pageSize: 10, ...(searched && { keywords: searched }) },
      placeholderData: (before) => before,
    }),
  )
  const pages = Math.max(1, Math.ceil((data?.total_count ?? 0) / 10))
  const toggle = (goods: GoodsListItem) => {
    const isPicked = picked.some(({ item_id }) => item_id === goods.item_id)
    if (isPicked) setPicked(picked.filter(({ item_id }) => item_id !== goods.item_id))
    else if (max === 1) setPicked([goods])
    else if (picked.length >= max) toast.error(`最多选择${max}个商品`)
    else setPicked([...picked, goods])
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="选择商品"
      width={830}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button
            disabled={picked.length === 0}
            onClick={() => {
              onPick(picked.map(recordOf))
            }}
          >
            确定{max > 1 && picked.length > 0 ? `（${picked.length}）` : ''}
          </Button>
        </>
      }
    >
      <Input
        data-autofocus
        aria-label="搜索商品"
        placeholder="请输入内容"
        value={keywords}
        onChange={({ target }) => {
          setKeywords(target.value)
          setPage(1)
        }}
      />
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty text="没有找到商品" />}
      <ul className="mt-3 grid min-h-96 content-start gap-1">
        {data?.list.map((goods) => (
          <li key={goods.item_id} className="border-line border-b py-1">
            <Checkbox
              checked={picked.some(({ item_id }) => item_id === goods.item_id)}
              onChange={() => {
                toggle(goods)
              }}
            >
              <span className="flex items-center gap-3">
                <Picture src={goods.pics[0] ?? ''} alt="" width={240} className="size-9" />
                <span className="nums text-muted w-16 shrink-0">{goods.item_id}</span>
                <span className="line-clamp-1 w-96">{goods.item_name}</span>
                <Price cents={goods.price} />
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <nav aria-label="商品分页" className="mt-3 flex items-center justify-center gap-3">
        <Button size="small" variant="ghost" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          上一页
        </Button>
        <span className="nums text-muted text-xs">
          {page} / {pages}
        </span>
        <Button size="small" variant="ghost" disabled={page >= pages} onClick={() => setPage(page + 1)}>
          下一页
        </Button>
      </nav>
    </Dialog>
  )
}
