import { type DragEvent, useState } from 'react'

/**
 * The props of an element that accepts dropped files; it has `data-over` while one is held over it.
 */
export function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
