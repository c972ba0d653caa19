import { Picture } from '@/components/ui/picture'

interface ProofPicturesProps {
  /** 凭证 of an after-sale, 付款凭证 of a transfer. */
  title: string
  pictures: readonly string[]
  className?: string
}

/** Pictures that prove something; each opens in a tab of its own. Nothing without one. */
export function ProofPictures({ title, pictures, className }: ProofPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <section aria-label={title} className={className}>
      <h2 className="text-ink text-sm font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {pictures.map((path, index) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noreferrer">
              <Picture
                src={path}
                alt={`${title} ${index + 1}`}
                width={240}
                className="rounded-control border-line size-20 border"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
