'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApplicationFacts } from '@/components/merchant/application-facts'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { deskQuery } from '@/lib/client/call/desk'
import type { MerchantApplication } from '@/lib/contract/shops/merchant-shape'
import { applicationStates, reasonLabel } from '@/lib/domain/merchant/application-states'
import { useMay } from '../../frame/use-desk'
import { DecisionForm } from './decision-form'

/** The address of an application in one line. */
const addressOf = ({ province, city, area, address }: MerchantApplication) =>
  [province, city, area, address].join('')

interface ApplicationDialogProps {
  /** The application that is open; null for none. */
  id: number | null
  onClose: () => void
}

/** An application with its pictures, and the decision about it. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps) {
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const { data, isError, refetch } = useQuery(
    deskQuery.merchant.info.queryOptions({
      input: shown === null ? skipToken : { id: shown },
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const mayDecide = useMay('merchant:approve')
  const isShown = data?.id === shown
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      dismissable={false}
      title={isShown ? `入驻申请 · ${applicationStates[data.state].label}` : '入驻申请'}
      width={800}
    >
      {isError && <ErrorState small onRetry={() => void refetch()} />}
      {!isError && !isShown && <Skeleton className="h-80" />}
      {isShown && (
        <div className="grid gap-6">
          <ApplicationFacts application={data} />
          {data.reason && (
            <p className="text-text text-sm break-words">
              {reasonLabel(data.state)} {data.reason}
            </p>
          )}
          {data.state === 'review' && mayDecide && (
            <DecisionForm
              id={data.id}
              name={data.merchant_name}
              address={addressOf(data)}
              onDecided={onClose}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
