import { useEffect, useState } from 'react'
import type { PageArea } from '../../../domain/importing/picture-reading.ts'
import classes from './pictures.module.css'

/** The margin around a line, as a share of its height. */
const MARGIN_SHARE = 0.35

export function LineStrip({ address, part, label }: { address: string; part: PageArea; label: string }) {
  const size = useNaturalSize(address)
  if (!size) return <div className={classes.strip} data-waits />
  const height = part.height * size.height
  const margin = MARGIN_SHARE * height
  const left = Math.max(0, part.left * size.width - margin)
  const top = Math.max(0, part.top * size.height - margin)
  const width = Math.min(size.width - left, part.width * size.width + 2 * margin)
  const tall = Math.min(size.height - top, height + 2 * margin)
  return (
    <svg
      className={classes.strip}
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${tall}`}
      style={{ aspectRatio: `${width} / ${tall}` }}
      preserveAspectRatio="xMinYMid meet"
    >
      <image href={address} width={size.width} height={size.height} />
    </svg>
  )
}

function useNaturalSize(address: string) {
  const [imageSize, setImageSize] = useState<{ address: string; width: number; height: number }>()
  useEffect(() => {
    let isWanted = true
    const image = new Image()
    image.addEventListener('load', () => {
      if (isWanted) setImageSize({ address, width: image.naturalWidth, height: image.naturalHeight })
    })
    image.src = address
    return () => {
      isWanted = false
    }
  }, [address])
  return imageSize?.address === address ? imageSize : undefined
}
