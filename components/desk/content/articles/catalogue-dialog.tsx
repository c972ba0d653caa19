'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { catalogueNameMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'

/** A catalogue that is open in the dialog; null for a new one under a parent. */
export interface OpenCatalogue {
  catalogue: DeskCatalogue | null
  parentId: number
}

interface CatalogueDialogProps {
  open: OpenCatalogue | null
  onClose: () => void
  /** Gets a new catalogue. */
  onAdded?: (catalogue: DeskCatalogue) => void
}

/** 新增栏目 and 栏目改名. */
export const CatalogueDialog = ({ open, onClose, onAdded }: CatalogueDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ catalogue }) => (catalogue ? '栏目改名' : '新增栏目')}
    formId="catalogue-form"
  >
    {(row) => (
      <CatalogueForm
        open={row}
        onSaved={(saved) => {
          if (!row.catalogue) onAdded?.(saved)
          onClose()
        }}
      />
    )}
  </FormDialog>
)

function CatalogueForm({ open, onSaved }: { open: OpenCatalogue; onSaved: (saved: DeskCatalogue) => void }) {
  const { catalogue, parentId } = open
  const client = useQueryClient()
  const [name, setName] = useState(catalogue?.category_name ?? '')
  const [problem, setProblem] = useState('')
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.articleCatalogue.key() })
  const save = useSingleMutation({
    mutationFn: () =>
      catalogue
        ? desk.articleCatalogue.change({ category_id: catalogue.category_id, category_name: name.trim() })
        : desk.articleCatalogue.add({ category_name: name.trim(), parent_id: parentId }),
    onSuccess: async (saved) => {
      // A select that gets the new one must have it among its options.
      await refresh()
      toast.success(catalogue ? '已保存' : '已新增')
      onSaved(saved)
    },
    onError: (error) => {
      setProblem(errorText(error))
      void refresh()
    },
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(catalogueNameMissing)
    else save.mutate()
  }
  return (
    <form id="catalogue-form" onSubmit={submit} noValidate>
      <Field id="catalogue-name" label="栏目名称" required error={problem}>
        <Input
          {...fieldControl('catalogue-name', problem)}
          data-autofocus
          autoComplete="off"
          maxLength={articleLimits.catalogue}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
    </form>
  )
}
