'use client'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/client/call/api'
import { useAction } from '@/lib/client/press/use-action'
import { forgetKeptValues } from './kept-values'
import { setLeaving } from './leaving'

/** 退出: ends the session of the merchant, not the one of a shopper in the same browser (spec 1 §4). */
export function SignOutButton() {
  const leave = useAction(async () => {
    setLeaving(true)
    // A session that has ended already is left as well: its 401 deletes the cookie.
    await api.merchant.logout({}).catch(() => undefined)
    forgetKeptValues()
    location.replace('/shop')
  })
  return (
    <Button variant="text" loading={leave.busy} onClick={() => leave.go(undefined)}>
      退出
    </Button>
  )
}
