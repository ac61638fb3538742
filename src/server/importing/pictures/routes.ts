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
import { bindCall } from '../../http/bind-call.ts'
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
  bindCall(startPictureReadingCall, startReading),
  bindCall(pictureReadingsCall, listReadings),
  bindCall(pictureReadingCall, readingInFull),
  bindCall(addReadingPageCall, addPage),
  bindCall(changeReadingPageCall, changePage),
  bindCall(removeReadingPageCall, removePage),
  bindCall(readingPagePictureCall, pagePicture),
  bindCall(readPicturesCall, startToRead),
  bindCall(stopPictureReadingCall, stopReading),
  bindCall(markFoundSavedCall, savedFromPictures),
  bindCall(deletePictureReadingCall, endReading),
]
