'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { Input } from '@/components/ui/input'
import { deskQuery } from '@/lib/client/call/desk'
import { LoadedList } from '../../list/loaded-list'
import { showShop, useDeskShop, type DeskShop } from './desk-shop'

const own: DeskShop = { id: 0, name: '商城自营' }

/** All shops, the mall itself, or a shop that is found by typing. */
export function ShopChoice({ onChosen }: { onChosen: () => void }) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim().slice(0, 50))
  const present = useDeskShop()
  const query = useQuery({
    ...deskQuery.shop.list.queryOptions({
      input: { pageSize: 20, ...(keyword && { keyword }) },
      staleTime: 30_000,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const choose = (shop: DeskShop | null) => {
    showShop(shop)
    onChosen()
  }
  return (
    <>
      <p className="text-muted mb-3 text-sm">商品、订单和售后列表只显示选择的店铺。</p>
      <Input
        data-autofocus
        type="search"
        aria-label="店铺名称、编号或电话"
        placeholder="店铺名称、编号或电话"
        autoComplete="off"
        maxLength={50}
        prefix={<Search className="size-4" aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {keyword === '' && (
        <ul className="mt-2">
          <Choice text="全部店铺" isChosen={present === null} onPress={() => choose(null)} />
          <Choice text={own.name} isChosen={present?.id === own.id} onPress={() => choose(own)} />
        </ul>
      )}
      <LoadedList query={query} empty={<Empty small text={keyword ? '没有找到店铺' : '还没有店铺'} />}>
        {(shops) => (
          <ul aria-label="店铺" className={cx(keyword === '' ? 'border-line border-t' : 'mt-2')}>
            {shops.map(({ distributor_id: id, name }) => (
              <Choice
                key={id}
                text={name}
                isChosen={present?.id === id}
                onPress={() => choose({ id, name })}
              />
            ))}
          </ul>
        )}
      </LoadedList>
    </>
  )
}

interface ChoiceProps {
  text: string
  isChosen: boolean
  onPress: () => void
}

const Choice = ({ text, isChosen, onPress }: ChoiceProps) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'hover:bg-page rounded-control flex min-h-10 w-full items-center justify-between gap-3 px-3 text-left text-sm max-md:min-h-11',
        isChosen ? 'text-brand font-semibold' : 'text-text',
      )}
    >
      <span className="min-w-0 break-words">{text}</span>
      {isChosen && <Check className="size-4 shrink-0" aria-hidden />}
    </button>
  </li>
)
