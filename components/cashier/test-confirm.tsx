'use client'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { query } from '@/lib/client/query'

interface TestConfirmProps {
  tradeId: string
  onConfirmed: () => void
}

/** Confirms a test payment, in place of the buyer at the provider. */
export function TestConfirm({ tradeId, onConfirmed }: TestConfirmProps) {
  const confirm = useMutation(query.payment.testConfirm.mutationOptions({ onSuccess: onConfirmed }))
  return (
    <Button
      loading={confirm.isPending}
      disabled={confirm.isSuccess}
      onClick={() => confirm.mutate({ trade_id: tradeId })}
    >
      模拟支付成功
    </Button>
  )
}
