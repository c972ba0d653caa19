'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { VerifyForm, type VerifyValues } from './verify-form'

interface VerifyDialogProps {
  open: boolean
  onClose: () => void
  /** Called after the dialog has closed with success. */
  onVerified: () => void
}

/** 实名认证 in place: the page behind keeps its state. A sheet on phones. */
export function VerifyDialog({ open, onClose, onVerified }: VerifyDialogProps) {
  const formId = useId()
  const client = useQueryClient()
  const verify = useSingleMutation({
    mutationFn: (values: VerifyValues) => api.subsidy.verify(values),
    // The form shows the error.
    meta: { silent: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: query.subsidy.key() })
      toast.success('实名认证成功')
      onClose()
      onVerified()
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="实名认证"
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={verify.isPending}>
            提交认证
          </Button>
        </>
      }
    >
      <VerifyForm
        formId={formId}
        onVerify={async (values) => {
          await verify.mutateAsync(values)
        }}
      />
    </Dialog>
  )
}
