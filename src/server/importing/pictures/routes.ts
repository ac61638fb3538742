import {
  addReadingPageCall,
  changeReadingPageCall,
  deletePictureReadingCall,
  pictureReadingCall,
  pictureReadingsCall,
  readingPagePictureCall,
  readPicturesCall,
  removeReadingPageCall,
  markFoundSavedCall,
  startPictureReadingCall,
  stopPictureReadingCall,
} from '../../../contract/importing.ts'
import { answer } from '../../http/answer.ts'
import { addPage, changePage, removePage } from './gather-pages.ts'
import {
  endReading,
  listReadings,
  pagePicture,
  readingInFull,
  savedFromPictures,
  startReading,
  startToRead,
  stopReading,
} from './picture-readings.ts'

export const pictureRoutes = [
  answer(startPictureReadingCall, startReading),
  answer(pictureReadingsCall, listReadings),
  answer(pictureReadingCall, readingInFull),
  answer(addReadingPageCall, addPage),
  answer(changeReadingPageCall, changePage),
  answer(removeReadingPageCall, removePage),
  answer(readingPagePictureCall, pagePicture),
  answer(readPicturesCall, startToRead),
  answer(stopPictureReadingCall, stopReading),
  answer(markFoundSavedCall, savedFromPictures),
  answer(deletePictureReadingCall, endReading),
]
