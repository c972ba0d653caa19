'use client'
import { Button } from '@/components/ui/button'
import { query } from '@/lib/client/call/query'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

interface TestConfirmProps {
  /** The trade of the signed-in buyer, or the token of the page behind the QR code. */
  trade: { trade_id: string } | { token: string; redirect_url?: string }
  /** The order is paid. @param address where the client of the buyer wants to go, when it is one of ours */
  onConfirmed: (address: string | undefined) => void
}

/** Confirms a test payment, in place of the buyer at the provider. */
export function TestConfirm({ trade, onConfirmed }: TestConfirmProps) {
  const confirm = useSingleMutation(
    query.payment.testConfirm.mutationOptions({
      onSuccess: ({ status, redirect_url }) => {
        if (status) onConfirmed(redirect_url)
      },
    }),
  )
  if (confirm.data?.status === false) {
    return (
      <p role="status" className="text-muted text-sm">
        {confirm.data.msg}
      </p>
    )
  }
  return (
    <Button
      loading={confirm.isPending}
      disabled={confirm.isSuccess}
      className="max-md:h-11"
      onClick={() => confirm.mutate(trade)}
    >
      模拟支付成功
    </Button>
  )
}
