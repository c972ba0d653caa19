interface SizeBoxProps {
  width: number
  height: number
}

/** The grey place of a picture that is not chosen yet, with its size in pixels (spec 4 §A0.5). */
export const SizeBox = ({ width, height }: SizeBoxProps) => (
  <span className="flex h-full w-full items-center justify-center bg-[#d3d3d3] text-[1.375rem] text-white">
    {width} * {height}
  </span>
)
