'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'
import { brandNameMissing } from '@/lib/domain/messages/desk'
import { PictureField } from '../../form/picture/picture-field'
import { useDialogRow } from '../../form/use-dialog-row'

interface BrandDialogProps {
  open: DeskBrand | 'new' | null
  onClose: () => void
  /** Gets a new brand. */
  onAdded?: (brand: DeskBrand) => void
}

/** 新增品牌 and 编辑品牌. */
export function BrandDialog({ open, onClose, onAdded }: BrandDialogProps) {
  const { shown, round } = useDialogRow(open)
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      dismissable={false}
      title={shown === 'new' ? '新增品牌' : '编辑品牌'}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form="brand-form">
            保存
          </Button>
        </>
      }
    >
      {shown && (
        <BrandForm
          key={round}
          brand={shown === 'new' ? null : shown}
          onSaved={(saved) => {
            if (shown === 'new') onAdded?.(saved)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

function BrandForm({ brand, onSaved }: { brand: DeskBrand | null; onSaved: (saved: DeskBrand) => void }) {
  const client = useQueryClient()
  const [name, setName] = useState(brand?.brand_name ?? '')
  const [memo, setMemo] = useState(brand?.memo ?? '')
  const [logo, setLogo] = useState(brand?.logo ?? '')
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () => {
      const fields = { brand_name: name.trim(), memo: memo.trim(), logo }
      return brand ? desk.brand.change({ brand_id: brand.brand_id, ...fields }) : desk.brand.add(fields)
    },
    onSuccess: (saved) => {
      toast.success(brand ? '已保存' : '已新增')
      onSaved(saved)
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.brand.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(brandNameMissing)
    else save.mutate()
  }
  return (
    <form id="brand-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="brand-name" label="品牌名称" required error={problem}>
        <Input
          {...fieldControl('brand-name', problem)}
          data-autofocus
          autoComplete="off"
          maxLength={50}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      <Field id="brand-logo" label="标志">
        <PictureField label="品牌标志" id="brand-logo" value={logo} onChange={setLogo} />
      </Field>
      <Field id="brand-memo" label="介绍">
        <Textarea
          {...fieldControl('brand-memo')}
          rows={3}
          maxLength={200}
          used={memo.length}
          value={memo}
          onChange={({ target }) => setMemo(target.value)}
        />
      </Field>
    </form>
  )
}
