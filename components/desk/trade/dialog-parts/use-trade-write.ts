'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '@/lib/client/call/api-error'
import { deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { deskKey } from '../../frame/use-desk'

interface TradeWriteOptions<Input> {
  write: (input: Input) => Promise<unknown>
  /** The message after success. */
  doneText: string
  onDone: () => void
}

/** A write about an order and what belongs to it: its refusal stays beside the button, and all lists are read again. */
export function useTradeWrite<Input>({ write, doneText, onDone }: TradeWriteOptions<Input>) {
  const client = useQueryClient()
  const [problem, setProblem] = useState('')
  const mutation = useSingleMutation({
    mutationFn: write,
    onSuccess: () => {
      toast.success(doneText)
      onDone()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () =>
      Promise.all(
        [
          deskQuery.order.key(),
          deskQuery.aftersale.key(),
          deskQuery.refund.key(),
          deskQuery.invoice.key(),
          deskKey,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
  return {
    problem,
    setProblem,
    isPending: mutation.isPending,
    send: (input: Input) => {
      setProblem('')
      mutation.mutate(input)
    },
  }
}
