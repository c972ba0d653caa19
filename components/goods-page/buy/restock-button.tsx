'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useReplayedClick } from '@/components/ui/replay-click'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHrefFromHere, useSession } from '@/lib/client/person/session'
import { carryPress } from '@/lib/client/press/carried-press'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { subscribedMessage } from '@/lib/client/trade/restock'
import type { PickGoods } from '@/lib/domain/goods/goods-choice'
import { soldOutSkus, type SoldOutSku } from '@/lib/domain/goods/sold-out-skus'

export interface RestockButtonProps extends ButtonLook {
  goods: PickGoods
  /** The selected SKU; without one, the visitor chooses among those that are sold out. */
  itemId: number | undefined
  /** On the button that subscribes. */
  label?: string
  className?: string | undefined
}

interface LoadedProps extends RestockButtonProps {
  /** A click came before this code was loaded. */
  wasClicked: boolean
}

/**
 * 到货通知 of a SKU: a text message when it can be bought again. Several SKUs that are sold out are listed in a dialog.
 * Guests are sent to the login page and back, and the sign-in subscribes them.
 */
export default function RestockButton(props: LoadedProps) {
  return (
    <Providers>
      <Notice {...props} />
    </Providers>
  )
}

/** The SKUs of a product for which the viewer waits, and a switch for one of them. */
function useSubscriptions(goodsId: number) {
  const user = useSession()
  const router = useClientNavigation()
  const client = useQueryClient()
  const options = query.restock.isSubscribed.queryOptions({ input: { item_id: goodsId } })
  const subscribed = useQuery({ ...options, enabled: Boolean(user), meta: { silent: true } })
  const change = useSingleMutation({
    mutationFn: async ({ itemId, on }: { itemId: number; on: boolean }) => {
      if (on) await api.restock.subscribe({ item_id: itemId })
      else await api.restock.unsubscribe({ item_id: itemId })
    },
    onSuccess: async (_, { on }) => {
      toast.success(on ? subscribedMessage : '已取消到货通知')
      await client.invalidateQueries({ queryKey: options.queryKey })
    },
  })
  const { item_ids: itemIds = [], user_id: whole } = subscribed.data ?? { user_id: false as const }
  // A plain ECShopX back end names no SKUs.
  const isOn = (itemId: number) =>
    Boolean(user) && (itemIds.includes(itemId) || (itemId === goodsId && Boolean(whole)))
  return {
    isOn,
    isChanging: (itemId: number) => change.isPending && change.variables.itemId === itemId,
    toggle: (itemId: number) => {
      if (user) return change.mutate({ itemId, on: !isOn(itemId) })
      carryPress({ kind: 'restock', id: itemId })
      router.push(loginHrefFromHere())
    },
  }
}

function Notice({ goods, itemId, label = '到货通知', wasClicked, ...look }: LoadedProps) {
  const subscriptions = useSubscriptions(goods.goodsId)
  const [isOpen, setOpen] = useState(false)
  const choices = soldOutSkus(goods)
  const only = choices.find((sku) => sku.itemId === itemId) ?? (choices.length === 1 ? choices[0] : undefined)
  const isOn = only ? subscriptions.isOn(only.itemId) : false
  const onClick = () => {
    if (only) subscriptions.toggle(only.itemId)
    else setOpen(true)
  }
  useReplayedClick(wasClicked, onClick)
  return (
    <>
      <Button
        size="large"
        variant={isOn ? 'outline' : 'primary'}
        {...look}
        data-press="restock"
        aria-pressed={only ? isOn : undefined}
        aria-haspopup={only ? undefined : 'dialog'}
        loading={only ? subscriptions.isChanging(only.itemId) : false}
        onClick={onClick}
      >
        {isOn ? '取消到货通知' : label}
      </Button>
      {!only && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="到货通知">
          <ul className="grid gap-1">
            {choices.map((sku) => (
              <Choice key={sku.itemId} sku={sku} subscriptions={subscriptions} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}

function Choice({
  sku: { itemId, text },
  subscriptions,
}: {
  sku: SoldOutSku
  subscriptions: ReturnType<typeof useSubscriptions>
}) {
  const isOn = subscriptions.isOn(itemId)
  return (
    <li className="border-line flex min-h-13 items-center justify-between gap-4 border-b py-2 last:border-0">
      <span className="text-ink min-w-0 text-sm">{text}</span>
      <Button
        variant={isOn ? 'ghost' : 'outline'}
        aria-pressed={isOn}
        aria-label={`${isOn ? '取消到货通知' : '到货通知'} ${text}`}
        loading={subscriptions.isChanging(itemId)}
        onClick={() => subscriptions.toggle(itemId)}
      >
        {isOn ? '取消通知' : '通知我'}
      </Button>
    </li>
  )
}
