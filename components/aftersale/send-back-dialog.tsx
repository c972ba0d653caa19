'use client'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { couriers } from '@/lib/domain/order/couriers'
import type { AftersaleChanges } from './use-aftersale-changes'

interface SendBackDialogProps {
  aftersalesBn: string
  open: boolean
  onClose: () => void
  changes: AftersaleChanges
}

/** 填写物流: the parcel in which goods come back (spec 3 §5). */
export function SendBackDialog({ aftersalesBn, open, onClose, changes }: SendBackDialogProps) {
  const id = useId()
  const [corpCode, setCorpCode] = useState('')
  const [logiNo, setLogiNo] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const corpError = isSubmitted && corpCode === '' ? '请选择物流商' : undefined
  const isWrong = logiNo.trim().length < 6 || logiNo.trim().length > 30
  const numberError =
    isSubmitted && isWrong ? (logiNo.trim() === '' ? '请输入物流单号' : '物流单号为6到30位') : undefined

  const submit = () => {
    setSubmitted(true)
    if (corpCode === '' || isWrong) return
    changes.sendBack.mutate({ aftersalesBn, corpCode, logiNo: logiNo.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={false}
      title="填写物流"
      className="text-left"
      footer={
        <>
          <Button variant="ghost" className="max-md:h-11!" onClick={onClose}>
            取消
          </Button>
          <Button className="max-md:h-11!" loading={changes.sendBack.isPending} onClick={submit}>
            提交
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field id={`${id}-corp`} label="物流公司" required error={corpError}>
          <Select
            {...fieldControl(`${id}-corp`, corpError)}
            data-autofocus
            placeholder="请选择"
            value={corpCode}
            options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => setCorpCode(event.target.value)}
          />
        </Field>
        <Field id={`${id}-number`} label="物流单号" required error={numberError}>
          <Input
            {...fieldControl(`${id}-number`, numberError)}
            maxLength={30}
            autoComplete="off"
            value={logiNo}
            onChange={(event) => setLogiNo(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
