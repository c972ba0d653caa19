'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { boxPictures } from '@/lib/web/rich-pictures'

/** 《入驻协议》, a button that opens the agreement (spec 3 §1, /shop). */
export function SettlementAgreement() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-link hover:text-brand text-sm max-md:min-h-11"
      >
        《入驻协议》
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="入驻协议" width={600}>
        <AgreementText />
      </Dialog>
    </>
  )
}

function AgreementText() {
  const { data, isError, refetch } = useQuery(
    query.merchant.setting.queryOptions({ input: {}, staleTime: Infinity, meta: { silent: true } }),
  )
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  // Sanitized by the server.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: boxPictures(data.content) }} />
}
