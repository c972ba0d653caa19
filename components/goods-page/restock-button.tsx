'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClientNavigation } from '@/lib/client/use-client-navigation'
import { Button } from '@/components/ui/button'
import { useReplayedClick } from '@/components/ui/replay-click'
import { api } from '@/lib/client/api'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import { loginHrefFromHere, useSession } from '@/lib/client/session'
import { toast } from '@/lib/client/toast'
import { useSingleMutation } from '@/lib/client/use-single-mutation'

export interface RestockButtonProps {
  goodsId: number
  className?: string
}

interface LoadedProps extends RestockButtonProps {
  /** A click came before this code was loaded. */
  wasClicked: boolean
}

/** 到货通知 of a sold-out product: a text message when it can be bought again. Guests are sent to the login page and back. */
export default function RestockButton(props: LoadedProps) {
  return (
    <Providers>
      <Toggle {...props} />
    </Providers>
  )
}

function Toggle({ goodsId, className, wasClicked }: LoadedProps) {
  const user = useSession()
  const router = useClientNavigation()
  const client = useQueryClient()
  const options = query.restock.isSubscribed.queryOptions({ input: { item_id: goodsId } })
  const subscribed = useQuery({ ...options, enabled: Boolean(user), meta: { silent: true } })
  const isOn = Boolean(user && subscribed.data?.user_id)
  const change = useSingleMutation({
    mutationFn: async (on: boolean) => {
      if (on) await api.restock.subscribe({ item_id: goodsId })
      else await api.restock.unsubscribe({ item_id: goodsId })
    },
    onSuccess: async (_, on) => {
      toast.success(on ? '订阅成功，到货后将短信通知您' : '已取消到货通知')
      await client.invalidateQueries({ queryKey: options.queryKey })
    },
  })
  const onClick = () => {
    if (!user) router.push(loginHrefFromHere())
    else change.mutate(!isOn)
  }
  useReplayedClick(wasClicked, onClick)
  return (
    <Button
      size="large"
      aria-pressed={isOn}
      variant={isOn ? 'outline' : 'primary'}
      loading={change.isPending}
      onClick={onClick}
      className={className}
    >
      {isOn ? '取消到货通知' : '到货通知'}
    </Button>
  )
}
