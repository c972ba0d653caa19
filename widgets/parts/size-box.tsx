import { rem } from '@/widgets/measure'

interface SizeBoxProps {
  width: number
  height: number
  /** Pixels of the text. */
  fontSize?: number
}

/** The grey place of a picture that is not chosen yet, with its size in pixels (spec 4 §A0.5). */
export const SizeBox = ({ width, height, fontSize = 22 }: SizeBoxProps) => (
  <span
    className="flex h-full w-full items-center justify-center bg-[#d3d3d3] text-white"
    style={{ fontSize: rem(fontSize) }}
  >
    {width} * {height}
  </span>
)
