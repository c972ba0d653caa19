'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RichText } from '@/components/content/rich-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonText } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'

/** 积分规则: how points are earned and what they pay, in a dialog. */
export function PointRule() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Button variant="text" className="bar-action" onClick={open}>
        积分规则
      </Button>
      {wasOpened && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="积分规则" className="text-left">
          <Rule />
        </Dialog>
      )}
    </>
  )
}

function Rule() {
  const { data, isError, isRefetching, refetch } = useQuery(
    query.point.rule.queryOptions({ input: {}, meta: { silent: true } }),
  )
  if (data) return <RichText html={data.rule_desc} />
  return isError ? (
    <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  ) : (
    <SkeletonText lines={4} />
  )
}
