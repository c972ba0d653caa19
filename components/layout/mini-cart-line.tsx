'use client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { confirm } from '@/lib/client/confirm'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import type { CartLine } from '@/lib/contract/cart'

/** Quantity changes wait for the last one (spec 1 §4). */
const debounce = 300

/** One goods of the mini cart: price times quantity, its specification, quantity field, delete. */
export function MiniCartLine({ line }: { line: CartLine }) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Lists, counts and sums belong together; all of them are read again. */
  const reread = () => client.invalidateQueries({ queryKey: query.cart.key() })
  const update = useMutation(
    query.cart.updateNum.mutationOptions({
      onSettled: async () => {
        await reread()
        setWanted(null)
      },
    }),
  )
  const remove = useMutation(
    query.cart.remove.mutationOptions({
      onSuccess: () => toast.success('商品删除成功'),
      onSettled: reread,
    }),
  )

  const change = (num: number) => {
    setWanted(num)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => update.mutate({ cart_id: line.cart_id, num }), debounce)
  }
  const ask = async () => {
    if (await confirm({ text: '请确认是否移除该商品?' })) remove.mutate({ cart_id: [line.cart_id] })
  }

  const href = `/items/${line.item_id}`
  const num = wanted ?? line.num
  return (
    <li className="flex gap-3 py-3">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture src={line.pics} alt="" className="rounded-control size-16" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <Link href={href} className="text-ink hover:text-brand line-clamp-1 flex-1 text-sm">
            {line.item_name}
          </Link>
          <button
            type="button"
            aria-label={`删除 ${line.item_name}`}
            onClick={ask}
            disabled={remove.isPending}
            className="text-faint hover:text-brand shrink-0 transition-colors"
          >
            <Trash2 className="size-4" aria-hidden />
          </button>
        </div>
        {line.item_spec_desc && <p className="text-muted truncate text-xs">{line.item_spec_desc}</p>}
        <div className="mt-1.5 flex items-center justify-between">
          <span className="text-sm whitespace-nowrap">
            <Price cents={line.price} /> <span className="nums text-muted">× {num}</span>
          </span>
          <Quantity
            size="small"
            value={num}
            min={1}
            max={Math.max(1, line.store)}
            onChange={change}
            onOver={() => toast.error(`库存不足，最大库存为${line.store}件`)}
            onUnder={() => toast.error('此商品的最小购买数量为1件')}
            label={`${line.item_name}的数量`}
          />
        </div>
      </div>
    </li>
  )
}
